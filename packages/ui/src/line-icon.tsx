interface LineIconProps {
  path: string;
  size: number;
  className?: string | undefined;
}

/** Decoration only: the control or text around it carries the meaning. */
export function LineIcon({ path, size, className }: LineIconProps) {
  return (
    <svg
      className={className}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.7}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={path} />
    </svg>
  );
}
