import { Button } from "@mantine/core";
import { type ReactNode, useRef } from "react";

interface PictureButtonProps {
  readonly label: string;
  readonly icon: ReactNode;
  readonly busy?: boolean;
  readonly disabled?: boolean;
  readonly quiet?: boolean;
  readonly onPicture: (file: File) => unknown;
}

/** Opens the system's file chooser for one picture. The same file can be chosen again. */
export function PictureButton(props: PictureButtonProps) {
  const { label, icon, busy = false, disabled = false, quiet = false, onPicture } = props;
  const input = useRef<HTMLInputElement>(null);

  return (
    <>
      <Button
        variant={quiet ? "subtle" : "default"}
        loading={busy}
        disabled={disabled}
        leftSection={icon}
        onClick={() => input.current?.click()}
      >
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        accept="image/*"
        hidden
        aria-label={label}
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0];
          if (file) onPicture(file);
          currentTarget.value = "";
        }}
      />
    </>
  );
}
