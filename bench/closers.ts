/** What to undo at the end of a run, in reverse; noted the moment there is something to undo, so that Ctrl-C finds it. */
export type Closers = (() => Promise<unknown>)[];

export async function closeAll(closers: Closers): Promise<void> {
  for (const close of closers.splice(0).toReversed()) {
    await close().catch((error: unknown) => console.error(error));
  }
}
