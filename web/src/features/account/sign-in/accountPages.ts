// One chunk, loaded in parallel with the first script while nobody is signed in: see `public/early.js`.
export { ForgotPasswordPage } from "./ForgotPasswordPage.tsx";
export { LoginPage } from "./LoginPage.tsx";
export { ResetPasswordPage } from "./ResetPasswordPage.tsx";
export { SignupPage } from "./SignupPage.tsx";
