// Where a feature is completed by one that stands above it: it names what it needs, and `features.ts` gives it before anything runs.

export interface ExtensionPoint<T> {
  /** Once in the life of a process. */
  extend(value: T): void;
  readonly value: T;
}

const unextended = new Set<string>();

export function createExtensionPoint<T>(name: string): ExtensionPoint<T> {
  let given: { value: T } | undefined;
  unextended.add(name);
  return {
    extend(value) {
      given = { value };
      unextended.delete(name);
    },
    get value() {
      if (!given) throw new Error(`nobody has extended "${name}"`);
      return given.value;
    },
  };
}

export function listUnextended(): string[] {
  return [...unextended];
}
