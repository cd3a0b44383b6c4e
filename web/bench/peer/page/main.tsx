import { MantineProvider } from "@mantine/core";
import { Suspense } from "react";
import { createRoot } from "react-dom/client";
import "virtual:mantine-variables.css";
import { theme } from "../../../src/app/theme/theme.ts";
import "../../../src/app/theme/styles.css";
import { CellarPage } from "./CellarPage.tsx";
import { WineList } from "./WineList.tsx";
import { fillWines, openWines } from "./wineCollection.ts";

const wines = openWines();
// The benchmark opens this address once.
if (location.search === "?fill") void wines.then(fillWines);

const root = document.getElementById("root");
if (!root) throw new Error("index.html has no #root");
createRoot(root).render(
  <MantineProvider defaultColorScheme="auto" theme={theme} withCssVariables={false}>
    <CellarPage>
      <Suspense>
        <WineList opening={wines} />
      </Suspense>
    </CellarPage>
  </MantineProvider>,
);
