import type { ReactNode } from "react";
import { WINE_TYPES } from "sync-protocol";
import { i18n } from "../../../language/i18n.ts";
import { LanguageSelect } from "../../../parts/page-language/LanguageSelect.tsx";
import { BottleDrawing } from "../../../ui/drawings/BottleDrawing.tsx";
import { BrandMark } from "../../../ui/drawings/BrandMark.tsx";
import { useMainContentSignal } from "../../../ui/loading/mainContent.ts";
import { HttpsNote, needsHttps } from "../../../ui/page/HttpsNote.tsx";
import { ThemeToggle } from "../../../ui/page/ThemeToggle.tsx";
import { usePageTitle } from "../../../ui/page/usePageTitle.ts";
import classes from "./AccountFrame.module.css";
import { Link } from "../../../ui/page/Link.tsx";
import forms from "../../../parts/server-forms/forms.module.css";

const LANGUAGE = { width: "fit-content", marginInline: "auto" } as const;

interface AccountFrameProps {
  readonly title: string;
  readonly subtitle: ReactNode;
  readonly children: ReactNode;
}

export function AccountFrame({ title, subtitle, children }: AccountFrameProps) {
  usePageTitle(title);
  useMainContentSignal(true);
  return (
    <div className={classes["frame"]}>
      <header className={classes["product"]}>
        <p className={classes["brand"]}>
          <BrandMark size={36} />
          {i18n._("Wine Cellar")}
        </p>
        <p className={classes["tagline"]}>{i18n._("Manage your collection")}</p>
        <div aria-hidden className={classes["rack"]}>
          {WINE_TYPES.map((type) => (
            <BottleDrawing key={type} className={classes["bottle"]} type={type} />
          ))}
        </div>
      </header>
      <main className={classes["page"]}>
        <div className={classes["theme"]}>
          <ThemeToggle />
        </div>
        <div className={classes["form"]}>
          <div>
            <h1>{title}</h1>
            <p className={classes["subtitle"]}>{subtitle}</p>
          </div>
          {needsHttps() && <HttpsNote />}
          {children}
          <LanguageSelect aria-label={i18n._("Language")} style={LANGUAGE} />
        </div>
      </main>
    </div>
  );
}

export function BackToLogin() {
  return (
    <p className={forms["aside"]}>
      <Link to="/login">{i18n._("Back to Login")}</Link>
    </p>
  );
}
