import { createFileRoute } from "@tanstack/react-router";
import { residential } from "../../content/categories/residential.ts";
import { CategoryPage } from "../-category-page.tsx";

export const Route = createFileRoute("/services/residential")({ component: ResidentialPage });

function ResidentialPage() {
  return <CategoryPage page={residential} />;
}
