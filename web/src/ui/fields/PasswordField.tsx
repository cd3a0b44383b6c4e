import { PasswordInput, type PasswordInputProps } from "@mantine/core";
import { useState } from "react";
import { i18n } from "../../language/i18n.ts";

export function PasswordField(props: PasswordInputProps) {
  const [isVisible, setVisible] = useState(false);
  return (
    <PasswordInput
      {...props}
      visibilityToggleButtonProps={{
        "aria-label": isVisible ? i18n._("Hide password") : i18n._("Show password"),
        "aria-pressed": undefined,
        tabIndex: 0,
        variant: "transparent",
      }}
      visible={isVisible}
      onVisibilityChange={setVisible}
    />
  );
}
