import { useEffect, useState } from "react";

/** Object URL for JPEG bytes. Revoked on unmount or when the bytes change. */
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
