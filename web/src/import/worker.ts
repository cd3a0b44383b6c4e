import { answerInPageLanguage } from "../parts/page-language/answerInPageLanguage.ts";

answerInPageLanguage(() => import("./answerImport.ts"));
