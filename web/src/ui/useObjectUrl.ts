import { useEffect, useState } from "react";

/** An address under which these JPEG bytes can be shown; it ends with the component or the bytes. */
export function useObjectUrl(jpeg: ArrayBuffer | undefined): string | undefined {
  const [url, setUrl] = useState<string>();

  useEffect(() => {
    if (!jpeg) return undefined;
    const made = URL.createObjectURL(new Blob([jpeg], { type: "image/jpeg" }));
    setUrl(made);
    return () => {
      URL.revokeObjectURL(made);
      setUrl(undefined);
    };
  }, [jpeg]);

  return url;
}
