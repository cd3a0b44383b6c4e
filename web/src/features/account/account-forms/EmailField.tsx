import { TextInput, type TextInputProps } from "@mantine/core";

/** An e-mail address; password managers take it for the name that one signs in with. */
export function EmailField(props: TextInputProps) {
  return <TextInput autoComplete="username" label="Email" type="email" {...props} />;
}
