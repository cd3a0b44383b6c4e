import { loadLanguage } from "./parts/page-language/loadLanguage.ts";
import "virtual:mantine-variables.css";
import "./app/theme/styles.css";
// As part of the first style sheet, these styles need half as many bytes as in separate style
// sheets.
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
