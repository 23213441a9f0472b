import { soldierCourse } from "./soldier-course.css.ts";

/** A decorative soldier course, as at the edge of a driveway, between two backgrounds. */
export function SoldierCourse() {
  return <div className={soldierCourse} aria-hidden="true" />;
}
