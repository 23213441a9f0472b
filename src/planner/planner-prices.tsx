import { withPriceItems } from "../content/guide-price-items.ts";
import { guideNotQuote, openPlanner } from "../content/interface/planner.ts";
import type { PresetNames } from "../content/paving-presets.ts";
import { needsScript } from "../hydration/protocol.ts";
import { Button } from "../ui/button/button.tsx";
import { Cluster, Stack } from "../ui/stack/stack.tsx";
import { Text } from "../ui/text/text.tsx";
import { tableBox } from "./paving-planner.css.ts";
import { PriceTable } from "./results/price-table.tsx";
import { presetAttribute } from "./use-return.ts";

/** What the planner shows until it is open: prices of common sizes, complete without script. */
export const PlannerPrices = ({ presets }: { presets: PresetNames }) => (
  <Stack gap="lg">
    <div className={tableBox}>
      <PriceTable presets={presets} />
    </div>
    <Text size="small" tone="soft">
      {withPriceItems(guideNotQuote)}
    </Text>
    <div {...needsScript}>
      <Cluster>
        <Button size="large" {...{ [presetAttribute]: presets[0] }}>
          {openPlanner}
        </Button>
      </Cluster>
    </div>
  </Stack>
);
