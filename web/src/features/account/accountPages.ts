// One chunk: who opens one of these pages needs most of what the others are made of.
export { ForgotPasswordPage } from "./ForgotPasswordPage.tsx";
export { LoginPage } from "./LoginPage.tsx";
export { ProfilePage } from "./ProfilePage.tsx";
export { ResetPasswordPage } from "./ResetPasswordPage.tsx";
export { SignupPage } from "./SignupPage.tsx";
