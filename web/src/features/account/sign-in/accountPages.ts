// One chunk, which `public/early.js` loads in parallel with the first script if nobody is signed
// in.
export { ForgotPasswordPage } from "./ForgotPasswordPage.tsx";
export { LoginPage } from "./LoginPage.tsx";
export { ResetPasswordPage } from "./ResetPasswordPage.tsx";
export { SignupPage } from "./SignupPage.tsx";
