import { IconAlertTriangle, IconInfoCircle } from "@tabler/icons-react";
import type { ReactNode } from "react";
import classes from "./Alert.module.css";

interface AlertProps {
  /** `destructive` is announced at once; `note` is plain text with an icon. */
  readonly tone?: "destructive" | "note";
  readonly title?: string;
  readonly children: ReactNode;
}

/** A sentence that belongs to what it stands beside: a failure, or a word to the wise. */
export function Alert({ tone = "destructive", title, children }: AlertProps) {
  const Icon = tone === "destructive" ? IconAlertTriangle : IconInfoCircle;
  return (
    <div
      className={classes["alert"]}
      data-tone={tone}
      role={tone === "destructive" ? "alert" : undefined}
    >
      <Icon className={classes["icon"]} aria-hidden size={20} stroke={1.75} />
      <div className={classes["text"]}>
        {title !== undefined && <p className={classes["title"]}>{title}</p>}
        <div>{children}</div>
      </div>
    </div>
  );
}
