import type { FastifyReply } from 'fastify';
import { contentDisposition } from './content-disposition.ts';

const spreadsheet = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** As a file to keep, under this name. */
export function sendSpreadsheet(reply: FastifyReply, name: string, bytes: Uint8Array): Buffer {
  void reply.type(spreadsheet).header('content-disposition', contentDisposition('attachment', `${name}.xlsx`));
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
