// What a handler is given: who acts, how they asked, and the services it may use.
import type { Access, Language } from '@tiku/contract';
import type { FastifyBaseLogger, FastifyReply } from 'fastify';
import type { CompanyActor, SignedInActor } from '../session/actor.ts';
import type { Services } from '../services/services.ts';

type ActorFor<A extends Access> = A extends 'public' ? null : A extends 'company' ? CompanyActor : SignedInActor;

export interface UploadedFile {
  name: string;
  bytes: Buffer;
}

export interface Context<A extends Access = Access> extends Services {
  actor: ActorFor<A>;
  language: Language;
  osType: number;
  /** The caller's address, from a proxy's header only where that proxy is trusted. */
  ip: string;
  userAgent: string;
  log: FastifyBaseLogger;
  /** For downloads, which set their own type and caching. */
  reply: FastifyReply;
}
