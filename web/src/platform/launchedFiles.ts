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
    /** Exists only in Chromium, and only in an installed app. */
    readonly launchQueue?: LaunchQueue;
  }
}

export function takeLaunchedFiles(take: (files: readonly File[]) => void): void {
  window.launchQueue?.setConsumer(({ files }) => {
    if (files.length === 0) return;
    Promise.all(files.map((file) => file.getFile())).then(take, reportError);
  });
}
