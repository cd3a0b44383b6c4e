import { Alert as MantineAlert } from "@mantine/core";
import { IconAlertTriangle, IconInfoCircle } from "@tabler/icons-react";
import type { ReactNode } from "react";

interface AlertProps {
  /** `destructive` is announced immediately. `note` is plain text with an icon. */
  readonly tone?: "destructive" | "note";
  readonly title?: string;
  readonly children: ReactNode;
}

export function Alert({ tone = "destructive", title, children }: AlertProps) {
  const isFailure = tone === "destructive";
  const Icon = isFailure ? IconAlertTriangle : IconInfoCircle;
  return (
    <MantineAlert
      color={isFailure ? "red" : "gray"}
      icon={<Icon aria-hidden size={20} stroke={1.75} />}
      role={isFailure ? "alert" : "note"}
      title={title}
    >
      {children}
    </MantineAlert>
  );
}
