import classes from "./BrandMark.module.css";

export function BrandMark({ size = 28 }: { /** In pixels. */ readonly size?: number }) {
  return (
    <svg
      aria-hidden
      className={classes["mark"]}
      height={size}
      viewBox="0 0 64 64"
      width={size}
      xmlns="http://www.w3.org/2000/svg"
    >
      <rect className={classes["stone"]} height="64" rx="14" width="64" />
      <path
        className={classes["bottle"]}
        d="M28 9h8v13c0 4.5 6 5.5 6 12v17a4 4 0 0 1-4 4H26a4 4 0 0 1-4-4V34c0-6.5 6-7.5 6-12z"
      />
      <rect className={classes["label"]} height="12" rx="1" width="20" x="22" y="36" />
    </svg>
  );
}
