import { TextInput, type TextInputProps } from "@mantine/core";
import { useEffect, useRef } from "react";

/** An e-mail address; password managers take it for the name that one signs in with. */
export function EmailField(props: TextInputProps) {
  return <TextInput autoComplete="username" label="Email" type="email" {...props} />;
}

/** A code of an authenticator app, which the keyboard is at once it is asked for. */
export function CodeField(props: TextInputProps) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    field.current?.focus();
  }, []);

  return (
    <TextInput ref={field} data-autofocus autoComplete="one-time-code" label="Code" {...props} />
  );
}
