/** The path of one page of every kind. */
export const pageKinds = {
  home: "/",
  service: "/services/driveway",
  category: "/services/residential",
  services: "/services",
  area: "/areas/sandton",
  areas: "/areas-we-serve",
  gallery: "/gallery",
  faq: "/faq",
  about: "/about",
  contact: "/contact",
  legal: "/privacy-policy",
  404: "/no-such-page",
} as const;
