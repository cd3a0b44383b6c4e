import { TextInput, type TextInputProps } from "@mantine/core";
import { useEffect, useRef } from "react";
import { i18n } from "../../../language/i18n.ts";

/** Password managers store the value of this field as the user name. */
export function EmailField(props: TextInputProps) {
  return <TextInput autoComplete="username" label={i18n._("Email")} type="email" {...props} />;
}

export function CodeField(props: TextInputProps) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    field.current?.focus();
  }, []);

  return (
    <TextInput
      ref={field}
      data-autofocus
      autoComplete="one-time-code"
      label={i18n._(/*i18n*/ { id: "Code", comment: "one-time code of the second factor" })}
      {...props}
    />
  );
}
