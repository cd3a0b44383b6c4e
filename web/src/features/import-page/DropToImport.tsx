import { useWindowEvent } from "@mantine/hooks";
import { useNavigate } from "react-router";
import { useDroppedFiles } from "../../parts/requests/droppedFiles.ts";
import { keepSharedPicture } from "../../platform/sharedPicture.ts";

/**
 * Handles files dropped anywhere in the app: a picture opens the form to add a wine, other files
 * open the import page. Without this component, the browser would leave the app to show the file.
 */
export function DropToImport() {
  const navigate = useNavigate();
  useWindowEvent("dragover", (event) => {
    if (event.dataTransfer?.types.includes("Files")) event.preventDefault();
  });
  useWindowEvent("drop", (event) => {
    if (event.defaultPrevented) return;
    const files = [...(event.dataTransfer?.files ?? [])];
    const [first] = files;
    if (!first) return;
    event.preventDefault();
    if (files.every(({ type }) => type.startsWith("image/"))) {
      // While a form is open, only its label panel accepts pictures.
      if (document.querySelector("[role=dialog]")) return;
      void keepSharedPicture(first)
        .catch(reportError)
        .then(() => navigate("/?action=add-shared"));
      return;
    }
    useDroppedFiles.setState({ files });
    void navigate("/import");
  });
  return null;
}
