export interface TonesProps {
  /** Path data of the pavers of each tone (`pathsByTone`). */
  paths: readonly string[];
  tones: readonly string[];
}

/** The pavers of a drawing, as one path for each tone. */
export function Tones({ paths, tones }: TonesProps) {
  return paths.map((d, tone) => <path key={tones[tone]} fill={tones[tone]} d={d} />);
}
