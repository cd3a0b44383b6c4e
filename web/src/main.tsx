import { createRoot } from "react-dom/client";
import { App } from "./app/App.tsx";
import { recoverMissingParts } from "./app/recoverMissingParts.ts";
import { keepInstallQuestion } from "./features/install-hint/installQuestion.ts";
import { startAppBadge } from "./live/appBadge.ts";
import { startGatheringPhotos } from "./live/photosAtHand.ts";
import { yieldToNewerBuild } from "./live/yieldToNewerBuild.ts";
import { startSession } from "./sync/session.ts";
import "./app/styles.css";

recoverMissingParts();
keepInstallQuestion();
void startSession();
startAppBadge();
yieldToNewerBuild();
startGatheringPhotos();

const root = document.getElementById("root");
if (!root) throw new Error("index.html has no #root");
createRoot(root).render(<App />);
