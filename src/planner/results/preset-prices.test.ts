import { expect, test } from "vitest";
import { guideRates } from "../../content/figures.ts";
import { pavingPresets } from "../../content/paving-presets.ts";
import { planPrice } from "../domain/plan-guide.ts";

const homePresets = Object.values(pavingPresets).flatMap(({ label, plan }) =>
  plan.kind === "home" ? [{ label, plan }] : [],
);

// The price table prices each paver in stretcher bond. A preset with standard pavers in a pattern that
// is always premium would open at another price than its row shows.
test.each(homePresets)(
  "preset $label: its pattern does not change the price of its paver",
  ({ plan }) => {
    const plain = { ...plan, pattern: "stretcher" } as const;
    expect(planPrice(plan, guideRates)).toEqual(planPrice(plain, guideRates));
  },
);
