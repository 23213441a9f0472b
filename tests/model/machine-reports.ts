import { accordionModel } from "./accordion.model.ts";
import { copyModel } from "./copy.model.ts";
import { dropdownsModel } from "./dropdowns.model.ts";
import { galleryFilterModel } from "./gallery-filter.model.ts";
import { keptListModel } from "./kept-list.model.ts";
import { loadingModel } from "./loading.model.ts";
import { mapModel } from "./map.model.ts";
import { mobileMenuModel } from "./mobile-menu.model.ts";
import { navigationModel } from "./navigation.model.ts";
import { overlayModel } from "./overlay.model.ts";
import { pavingPlannerModel } from "./paving-planner.model.ts";
import { photoViewModel } from "./photo-view.model.ts";
import { quoteDialogModel } from "./quote-dialog.model.ts";
import { quoteFormModel } from "./quote-form.model.ts";
import { suburbFinderModel } from "./suburb-finder.model.ts";
import { type MachineReport, reportOf } from "./support/machine-report.ts";

/** Every machine of the site. */
export const machineReports = (): readonly MachineReport[] => [
  reportOf(quoteFormModel),
  reportOf(quoteDialogModel),
  reportOf(galleryFilterModel),
  reportOf(accordionModel),
  reportOf(dropdownsModel),
  reportOf(mobileMenuModel),
  reportOf(pavingPlannerModel),
  reportOf(photoViewModel),
  reportOf(loadingModel),
  reportOf(navigationModel),
  reportOf(overlayModel),
  reportOf(keptListModel),
  reportOf(copyModel),
  reportOf(mapModel),
  reportOf(suburbFinderModel),
];
