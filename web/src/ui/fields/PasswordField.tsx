import { PasswordInput, type PasswordInputProps } from "@mantine/core";
import { useState } from "react";

export function PasswordField(props: PasswordInputProps) {
  const [isVisible, setVisible] = useState(false);
  return (
    <PasswordInput
      {...props}
      visibilityToggleButtonProps={{
        "aria-label": isVisible ? "Hide password" : "Show password",
        "aria-pressed": undefined,
        tabIndex: 0,
        variant: "transparent",
      }}
      visible={isVisible}
      onVisibilityChange={setVisible}
    />
  );
}
