const files = import.meta.glob<string>('./gallery-media/*', { eager: true, query: '?url', import: 'default' });

export function galleryMediaUrl(name: string): string | null {
  return files[`./gallery-media/${name}`] ?? null;
}
