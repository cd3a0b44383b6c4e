interface LaunchedFile {
  readonly getFile: () => Promise<File>;
}

interface LaunchQueue {
  readonly setConsumer: (
    take: (launch: { readonly files: readonly LaunchedFile[] }) => void,
  ) => void;
}

declare global {
  interface Window {
    /** Only Chromium has this property, in an installed app. */
    readonly launchQueue?: LaunchQueue;
  }
}

/** Calls `take` with the files that the system opened with the installed app. */
export function takeLaunchedFiles(take: (files: readonly File[]) => void): void {
  window.launchQueue?.setConsumer(({ files }) => {
    if (files.length === 0) return;
    Promise.all(files.map((file) => file.getFile())).then(take, reportError);
  });
}
