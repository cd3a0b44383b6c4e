import { loadLanguage } from "./parts/page-language/loadLanguage.ts";
import "virtual:mantine-variables.css";
import "./app/theme/styles.css";
// In the first style sheet, these styles cost half as much as in a separate style sheet.
import "./ui/drawings/BottleDrawing.module.css";
import "./ui/drawings/BrandMark.module.css";
import "./ui/drawings/EmptyState.module.css";
import "./ui/fields/Checkbox.module.css";
import "./parts/wine-line/TypeChip.module.css";

// The app's modules translate their texts when they load, so the language must be loaded before
// them.
loadLanguage()
  .then(() => import("./start.tsx"))
  .catch(reportError);
