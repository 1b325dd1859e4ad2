// The console as other pages show it: the front door of this feature.
export { WaitingQueues } from './waiting-queues.tsx';
