import { Outlet } from '@tanstack/react-router';
import { ToastRegion } from '../ui/toast.tsx';
import { PageArrival } from './page-arrival.tsx';

export function Root() {
  return (
    <>
      <Outlet />
      <PageArrival />
      <ToastRegion />
    </>
  );
}
