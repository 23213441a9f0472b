import type { PictureEntry } from "../../content-schema/check-pictures.ts";

/**
 * Every picture of the site. Content names one: `picture: "pool-surround-slabs"`.
 *
 * To replace an illustration by a photograph: put the file in masters/, then change `file`, `kind`
 * and `alt` here. To add a picture: add the file and one more entry.
 */
export const pictures = {
  "bare-driveway": {
    file: "bare-driveway.jpg",
    alt: "The same driveway before: earth with ruts, stones and weeds, leading to a timber garage door",
    kind: "illustration",
    focus: { x: 0.5, y: 0.75 },
  },
  "cement-basket-weave": {
    file: "cement-basket-weave.jpg",
    alt: "Grey cement bricks in basket weave, pairs laid at right angles, with moss in the joints",
    kind: "illustration",
  },
  "circle-courtyard": {
    file: "circle-courtyard.jpg",
    alt: "Courtyard of sand and charcoal pavers in rings around a small tree, between ochre plaster walls",
    kind: "illustration",
    focus: { x: 0.5, y: 0.7 },
  },
  "clay-herringbone-driveway": {
    file: "clay-herringbone-driveway.jpg",
    alt: "Driveway of red clay pavers in herringbone between charcoal soldier courses, leading to a timber garage door",
    kind: "illustration",
    focus: { x: 0.5, y: 0.75 },
  },
  "clay-running-bond": {
    file: "clay-running-bond.jpg",
    alt: "Red clay bricks in stretcher bond with sand-filled joints, running to a concrete edge beside a garden",
    kind: "illustration",
    focus: { x: 0.5, y: 0.75 },
  },
  "complex-street": {
    file: "complex-street.jpg",
    alt: "Street of grey zigzag interlocking pavers between mountable kerbs in a townhouse complex of plaster and face brick",
    kind: "illustration",
    focus: { x: 0.5, y: 0.65 },
  },
  "compacted-base": {
    file: "compacted-base.jpg",
    alt: "Crushed-stone base compacted between concrete kerbs, with a string line, a spirit level and a heap of stone",
    kind: "illustration",
    focus: { x: 0.5, y: 0.6 },
  },
  "concrete-slabs-pebbles": {
    file: "concrete-slabs-pebbles.jpg",
    alt: "Patio of large concrete slabs in a straight grid with joints of white pebbles, beside a planted bed",
    kind: "illustration",
    focus: { x: 0.5, y: 0.75 },
  },
  "container-yard": {
    file: "container-yard.jpg",
    alt: "Grey blocks in herringbone on both sides of an iron drain, in a container yard with a pallet truck and blue gums behind",
    kind: "illustration",
    focus: { x: 0.5, y: 0.68 },
  },
  "crazy-paving-stone": {
    file: "crazy-paving-stone.jpg",
    alt: "Crazy paving of irregular sandstone pieces with green creeper growing in the joints",
    kind: "illustration",
  },
  "curved-kerb-street": {
    file: "curved-kerb-street.jpg",
    alt: "Curved mountable kerb along an estate road of clay pavers in herringbone, with lawn and agapanthus on the verge",
    kind: "illustration",
    focus: { x: 0.5, y: 0.7 },
  },
  "dam-mountain-terrace": {
    file: "dam-mountain-terrace.jpg",
    alt: "Terrace of random-coursed quartzite slabs with a low stone wall above the dam, a mountain ridge beyond in haze",
    kind: "illustration",
    focus: { x: 0.5, y: 0.3 },
  },
  "door-sill-levels": {
    file: "door-sill-levels.jpg",
    alt: "Grey pavers in stretcher bond below a door sill, a spirit level on the sill and a rule standing on the paving",
    kind: "illustration",
    focus: { x: 0.5, y: 0.6 },
  },
  "estate-entrance": {
    file: "estate-entrance.jpg",
    alt: "Estate entrance with a band of grey cobbles, then clay pavers in herringbone up to the boom and gatehouse",
    kind: "illustration",
    focus: { x: 0.5, y: 0.75 },
  },
  "face-brick-driveway": {
    file: "face-brick-driveway.jpg",
    alt: "Driveway of red-brown pavers in stretcher bond between charcoal edges, in front of a face-brick house",
    kind: "illustration",
    focus: { x: 0.5, y: 0.7 },
  },
  "flagstone-ashlar": {
    file: "flagstone-ashlar.jpg",
    alt: "Terrace of rectangular sandstone flagstones in a random ashlar pattern, with narrow joints, before a bench and a garden bed",
    kind: "illustration",
    focus: { x: 0.5, y: 0.45 },
  },
  "garden-path-clay": {
    file: "garden-path-clay.jpg",
    alt: "Curved path of red clay bricks in stretcher bond with a brick edge, across a garden lawn",
    kind: "illustration",
    focus: { x: 0.62, y: 0.75 },
  },
  "garden-walkway-stone": {
    file: "garden-walkway-stone.jpg",
    alt: "Garden walkway of irregular flagstones between clay brick edges, leading to a timber gate",
    kind: "illustration",
    focus: { x: 0.5, y: 0.75 },
  },
  "granite-setts": {
    file: "granite-setts.jpg",
    alt: "Grey granite setts laid in arcs with tight joints of stone grit, up to a straight course at a lawn",
    kind: "illustration",
  },
  "hero-entrance-court": {
    file: "hero-entrance-court.jpg",
    alt: "Entrance court of red clay pavers in herringbone with dark cross courses, in front of a house and garage",
    kind: "illustration",
    focus: { x: 0.55, y: 0.75 },
    crop: { phone: { aspect: "2:1", focus: { x: 0.5, y: 0.42 } } },
  },
  "hexagonal-patio": {
    file: "hexagonal-patio.jpg",
    alt: "Patio of hexagonal pavers in sand and terracotta tones, with two clay pots near a garden wall",
    kind: "illustration",
    focus: { x: 0.5, y: 0.75 },
  },
  "industrial-yard": {
    file: "industrial-yard.jpg",
    alt: "Warehouse yard of grey zigzag interlocking blocks with a yellow lane line, in front of a loading dock",
    kind: "illustration",
    focus: { x: 0.5, y: 0.75 },
  },
  "interlocking-closeup": {
    file: "interlocking-closeup.jpg",
    alt: "Grey zigzag interlocking concrete blocks seen from close by, interlocked on every side, with sand in the joints",
    kind: "illustration",
  },
  "jacaranda-driveway": {
    file: "jacaranda-driveway.jpg",
    alt: "Driveway of grey concrete pavers in stretcher bond under jacarandas, leading to a face-brick garage",
    kind: "illustration",
    focus: { x: 0.5, y: 0.6 },
    crop: { phone: { aspect: "2:1", focus: { x: 0.5, y: 0.5 } } },
  },
  "kerb-and-gutter": {
    file: "kerb-and-gutter.jpg",
    alt: "Concrete kerb and gutter between a lawn and red pavers laid in diagonal herringbone",
    kind: "illustration",
    focus: { x: 0.5, y: 0.75 },
  },
  "lakeside-terrace": {
    file: "lakeside-terrace.jpg",
    alt: "Terrace of sand-coloured pavers in basket weave at the edge of a lake, with a bench, a timber jetty and a rowing boat",
    kind: "illustration",
    focus: { x: 0.5, y: 0.6 },
  },
  "laying-in-progress": {
    file: "laying-in-progress.jpg",
    alt: "Clay pavers in herringbone laid from a concreted edge halfway up a driveway, then screeded sand, a string line and stacked pavers",
    kind: "illustration",
    focus: { x: 0.45, y: 0.6 },
  },
  "parking-bays": {
    file: "parking-bays.jpg",
    alt: "Parking lot of grey interlocking pavers with white bay lines and kerbed trees, under shade-net roofs",
    kind: "illustration",
    focus: { x: 0.5, y: 0.65 },
  },
  "paver-autumn-blend": {
    file: "paver-autumn-blend.jpg",
    alt: "Autumn-blend pavers of red, amber and brown in 45° herringbone, dry on the right and rain-wet on the left",
    kind: "illustration",
  },
  "paver-charcoal": {
    file: "paver-charcoal.jpg",
    alt: "Charcoal concrete pavers in stretcher bond with pale sand joints, dry on the right and rain-wet on the left",
    kind: "illustration",
  },
  "paver-clay-brown": {
    file: "paver-clay-brown.jpg",
    alt: "Brown clay pavers in basket weave with sand-filled joints, dry on the right and rain-wet on the left",
    kind: "illustration",
  },
  "paver-clay-red": {
    file: "paver-clay-red.jpg",
    alt: "Red clay pavers in 45° herringbone with sand-filled joints, dry on the right and rain-wet on the left",
    kind: "illustration",
  },
  "paver-flagstone": {
    file: "paver-flagstone.jpg",
    alt: "Sandstone flagstones laid as crazy paving with wide sand joints, dry on the right and rain-wet on the left",
    kind: "illustration",
  },
  "paver-granite-cobble": {
    file: "paver-granite-cobble.jpg",
    alt: "Granite cobbles of about 90 mm laid in rows with sand joints, dry on the right and rain-wet on the left",
    kind: "illustration",
  },
  "paver-grey": {
    file: "paver-grey.jpg",
    alt: "Cement-grey pavers in herringbone with sand-filled joints, dry on the right and rain-wet on the left",
    kind: "illustration",
  },
  "paver-hexagon": {
    file: "paver-hexagon.jpg",
    alt: "Hexagonal pavers in sandstone tones with a few terracotta ones, dry on the right and rain-wet on the left",
    kind: "illustration",
  },
  "paver-permeable": {
    file: "paver-permeable.jpg",
    alt: "Grey permeable blocks in stretcher bond with gravel in wide joints, dry on the right and rain-wet on the left",
    kind: "illustration",
  },
  "paver-sandstone": {
    file: "paver-sandstone.jpg",
    alt: "Sandstone-coloured pavers in basket weave with sand-filled joints, dry on the right and rain-wet on the left",
    kind: "illustration",
  },
  "paver-slab-charcoal": {
    file: "paver-slab-charcoal.jpg",
    alt: "Charcoal slabs of 600 × 400 mm in stretcher bond, dry on the right and rain-wet on the left",
    kind: "illustration",
  },
  "paver-slab-exposed": {
    file: "paver-slab-exposed.jpg",
    alt: "Exposed-aggregate slabs of 450 × 450 mm in stack bond, dry on the right and rain-wet on the left",
    kind: "illustration",
  },
  "paver-slab-sandstone": {
    file: "paver-slab-sandstone.jpg",
    alt: "Cream slabs of 400 × 400 mm in stack bond with narrow joints, dry on the right and rain-wet on the left",
    kind: "illustration",
  },
  "paver-slate-blend": {
    file: "paver-slate-blend.jpg",
    alt: "Slate-blend pavers of pale to dark grey in stretcher bond, dry on the right and rain-wet on the left",
    kind: "illustration",
  },
  "paver-terracotta": {
    file: "paver-terracotta.jpg",
    alt: "Terracotta clay pavers in stretcher bond with sand-filled joints, dry on the right and rain-wet on the left",
    kind: "illustration",
  },
  "paver-zigzag": {
    file: "paver-zigzag.jpg",
    alt: "Grey zigzag interlocking blocks with sand-filled joints, dry on the right and rain-wet on the left",
    kind: "illustration",
  },
  "paving-repair": {
    file: "paving-repair.jpg",
    alt: "Grey pavers in stretcher bond lifted for a repair: screeded bedding sand, a straightedge and a rubber mallet",
    kind: "illustration",
  },
  "pergola-patio": {
    file: "pergola-patio.jpg",
    alt: "Patio of large pale slabs in half bond under a timber pergola, with a built-in braai in the garden wall",
    kind: "illustration",
    focus: { x: 0.5, y: 0.75 },
  },
  "plan-on-a-photo": {
    file: "plan-on-a-photo.jpg",
    alt: "Plan of a clay herringbone driveway with its four corners, laid on a photo of bare ground",
    kind: "illustration",
  },
  "pool-deck-channel": {
    file: "pool-deck-channel.jpg",
    alt: "Cream slabs in stack bond between a pool and a grated channel, wet on the side of the pool and dry beyond the channel",
    kind: "illustration",
    focus: { x: 0.5, y: 1 },
  },
  "pool-surround-slabs": {
    file: "pool-surround-slabs.jpg",
    alt: "Pool surround of sand-coloured slabs in half bond, with a mitred coping of the same slabs at the water",
    kind: "illustration",
    focus: { x: 0.45, y: 0.6 },
  },
  "restaurant-terrace": {
    file: "restaurant-terrace.jpg",
    alt: "Restaurant terrace of warm clay pavers in basket weave in late sun, with café tables, a tree and striped awnings",
    kind: "illustration",
    focus: { x: 0.45, y: 0.55 },
  },
  "retail-dusk": {
    file: "retail-dusk.jpg",
    alt: "Forecourt of long grey pavers in stretcher bond, a pair of darker courses across it, before lit shops at dusk",
    kind: "illustration",
    focus: { x: 0.5, y: 0.68 },
  },
  "ridge-slope-driveway": {
    file: "ridge-slope-driveway.jpg",
    alt: "Driveway of red and charcoal pavers in herringbone, climbing from a concrete beam at its foot beside a retaining wall of stone",
    kind: "illustration",
    focus: { x: 0.5, y: 0.7 },
  },
  "sand-pool-deck": {
    file: "sand-pool-deck.jpg",
    alt: "Pool deck of sand-coloured pavers in herringbone with a pale coping along still water and a planted wall behind",
    kind: "illustration",
    focus: { x: 0.5, y: 0.7 },
  },
  "school-quad": {
    file: "school-quad.jpg",
    alt: "School quad of buff pavers in stretcher bond with red bands, around a tree bench, in front of face brick",
    kind: "illustration",
    focus: { x: 0.45, y: 0.6 },
  },
} satisfies Record<string, PictureEntry>;

export type PictureName = keyof typeof pictures;
