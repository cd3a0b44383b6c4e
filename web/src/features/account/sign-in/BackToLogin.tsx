import { Link } from "../../../ui/page/Link.tsx";
import classes from "../account-forms/forms.module.css";

/** The way back from a page for who is not signed in. */
export function BackToLogin() {
  return (
    <p className={classes["aside"]}>
      <Link to="/login">Back to Login</Link>
    </p>
  );
}
