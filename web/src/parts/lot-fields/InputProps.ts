import type { ChangeEvent, ReactNode } from "react";

/** What a form gives one of its inputs. */
export interface InputProps {
  readonly value: string;
  readonly onChange: (typed: string | ChangeEvent<HTMLInputElement>) => void;
  readonly error?: ReactNode;
}
