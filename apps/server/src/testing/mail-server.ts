import type { AddressInfo } from 'node:net';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import PostalMime from 'postal-mime';
import type { Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

interface ReceivedMail extends Email {
  /** Whom the envelope named, whatever the headers say. */
  recipients: string[];
}

export interface MailServer {
  url: string;
  received: ReceivedMail[];
  /** What the next mails meet: taken, refused for now, refused for good, cut off, or left without an answer. */
  mood: 'takes' | 'defers' | 'refuses' | 'hangs up' | 'hangs';
  connections: number;
  /** Still open, seen from the server. */
  open: number;
  stop(): Promise<void>;
}

/** A real SMTP server, on a free port unless one is given. */
export async function startMailServer(port = 0): Promise<MailServer> {
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    closeTimeout: 100,
    onConnect: (_session, done) => {
      mail.connections++;
      mail.open++;
      done();
    },
    onClose: () => void mail.open--,
    onRcptTo: (_address, _session, done) => {
      if (mail.mood === 'refuses') done(Object.assign(new Error('No such user <here>'), { responseCode: 550 }));
      else done();
    },
    onData: (stream, session, done) => void answer(stream, session.envelope.rcptTo, done),
  });
  const mail: MailServer = {
    url: '',
    received: [],
    mood: 'takes',
    connections: 0,
    open: 0,
    stop: () => new Promise((resolve) => smtp.close(resolve)),
  };

  async function answer(stream: Readable, recipients: { address: string }[], done: (error?: Error) => void) {
    const bytes = await buffer(stream);
    if (mail.mood === 'hangs') return;
    if (mail.mood === 'hangs up') {
      for (const connection of smtp.connections) connection.close();
      return;
    }
    if (mail.mood === 'defers') {
      done(Object.assign(new Error('Try again later'), { responseCode: 451 }));
      return;
    }
    mail.received.push({ ...(await PostalMime.parse(bytes)), recipients: recipients.map(({ address }) => address) });
    done();
  }

  smtp.on('error', () => {});
  await new Promise<void>((resolve) => smtp.listen(port, '127.0.0.1', resolve));
  mail.url = `smtp://127.0.0.1:${(smtp.server.address() as AddressInfo).port}`;
  return mail;
}
