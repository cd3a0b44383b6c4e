import { useWindowEvent } from "@mantine/hooks";
import { useNavigate } from "react-router";
import { useDroppedFiles } from "../../parts/requests/droppedFiles.ts";

/**
 * Brings files that are dropped anywhere into the app to the page that imports them; pictures, which
 * the label panel takes, are left alone. Without it a browser would leave the app for the file.
 */
export function DropToImport() {
  const navigate = useNavigate();
  useWindowEvent("dragover", (event) => {
    if (event.dataTransfer?.types.includes("Files")) event.preventDefault();
  });
  useWindowEvent("drop", (event) => {
    if (event.defaultPrevented) return;
    const files = [...(event.dataTransfer?.files ?? [])];
    if (files.length === 0) return;
    event.preventDefault();
    if (files.every(({ type }) => type.startsWith("image/"))) return;
    useDroppedFiles.setState({ files });
    void navigate("/import");
  });
  return null;
}
