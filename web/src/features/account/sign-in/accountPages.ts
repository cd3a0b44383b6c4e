// One chunk. `public/early.js` loads it in parallel with the first script while nobody is signed in.
export { ForgotPasswordPage } from "./ForgotPasswordPage.tsx";
export { LoginPage } from "./LoginPage.tsx";
export { ResetPasswordPage } from "./ResetPasswordPage.tsx";
export { SignupPage } from "./SignupPage.tsx";
