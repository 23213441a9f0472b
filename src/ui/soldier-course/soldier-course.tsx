import { soldierCourse } from "./soldier-course.css.ts";

/** The header course that edges a real driveway: it stands where two grounds meet. */
export function SoldierCourse() {
  return <div className={soldierCourse} aria-hidden="true" />;
}
