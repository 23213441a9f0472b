/** Four bricks of a herringbone: the mark of the company. */
export function LogoMark() {
  return (
    <svg viewBox="0 0 32 32" fill="currentColor" aria-hidden="true" focusable="false">
      <path d="M1 1h19v9H1zM22 1h9v19h-9zM1 12h9v19H1zM12 22h19v9H12z" />
      <path d="M12 12h8v8h-8z" opacity="0.45" />
    </svg>
  );
}
