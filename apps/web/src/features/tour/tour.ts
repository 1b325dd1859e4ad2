export { offerAgain } from './seen-tours.ts';
export { TourOffer } from './tour-offer.tsx';
export { tours } from './tours.ts';
