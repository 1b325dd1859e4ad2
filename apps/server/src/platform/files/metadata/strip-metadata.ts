// Sound and video of strangers keep what is seen and heard; where, when and with which device it was recorded is taken out.
import { blankBoxes } from './boxes.ts';
import { blankElements } from './elements.ts';
import { cutTags } from './tags.ts';

export type SoundOrVideo = 'audio/mpeg' | 'video/mp4' | 'video/quicktime' | 'video/webm';

/** A copy. It plays as before: what is taken out of containers leaves its room behind, so that nothing moves. */
export function stripMetadata(bytes: Uint8Array, contentType: SoundOrVideo): Buffer {
  const copy = Buffer.from(bytes);
  switch (contentType) {
    case 'audio/mpeg':
      return cutTags(copy);
    case 'video/webm':
      blankElements(copy);
      return copy;
    default:
      blankBoxes(copy);
      return copy;
  }
}
