/* Types of what the benchmarks use of packages that only tests/extra/package.json installs. */

declare module "lighthouse" {
  export interface LighthouseRequest {
    /** Milliseconds since the start of the navigation. */
    networkRequestTime: number;
    transferSize: number;
  }
  export interface LighthouseReport {
    lighthouseVersion: string;
    environment: { benchmarkIndex: number };
    runtimeError?: { message: string };
    categories: Record<string, { score: number | null }>;
    audits: Record<
      string,
      { numericValue?: number; details?: { items?: readonly Record<string, unknown>[] } }
    >;
  }
  function lighthouse(
    url: string,
    flags: {
      port: number;
      logLevel: "error";
      output: "json";
      ignoreStatusCode: boolean;
      /** Times in ms, rates in kbit/s. */
      throttling: Readonly<Record<string, number>>;
    },
  ): Promise<{ lhr: LighthouseReport } | undefined>;

  export { lighthouse as default };
}

declare module "lighthouse/core/lib/page-functions.js" {
  export const pageFunctions: {
    /** How fast the computer of the page is; runs for a second. */
    computeBenchmarkIndex: () => number;
  };
}

declare module "chrome-launcher" {
  export function launch(options: {
    chromePath: string;
    chromeFlags: readonly string[];
    envVars: Readonly<Record<string, string | undefined>>;
    logLevel: "silent";
  }): Promise<{ port: number; kill(): void }>;
}
