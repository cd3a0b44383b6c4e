import { Button, Loader } from "@mantine/core";
import { IconRefresh } from "@tabler/icons-react";
import { i18n } from "../../language/i18n.ts";
import { Alert } from "../page/Alert.tsx";

interface FetchFailedProps {
  readonly isTrying: boolean;
  readonly onRetry: () => void;
}

/** Shown if this device has no wines and could not fetch wines from the server. */
export function FetchFailed({ isTrying, onRetry }: FetchFailedProps) {
  return (
    <Alert title={i18n._("Failed to fetch wines")}>
      <p>{i18n._("The server did not answer, and no wine is on this device yet.")}</p>
      <Button
        mt="sm"
        variant="default"
        aria-busy={isTrying}
        leftSection={
          isTrying ? (
            <Loader aria-hidden size={20} color="currentColor" />
          ) : (
            <IconRefresh aria-hidden size={20} stroke={1.75} />
          )
        }
        onClick={onRetry}
      >
        {i18n._("Retry")}
      </Button>
    </Alert>
  );
}
