// The front door: what other features may use of bundles.
export { BundleComparison } from './bundle-comparison.tsx';
export { FoundBundles } from './found-bundles.tsx';
