import { createSign, generateKeyPairSync, randomBytes } from 'node:crypto';

/** A certificate for `localhost`, made on the spot and vouched for by itself alone: X.509 in as much DER as that takes. */

function der(tag: number, ...parts: Buffer[]): Buffer {
  const body = Buffer.concat(parts);
  const { length } = body;
  const size = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255];
  return Buffer.concat([Buffer.from([tag, ...size]), body]);
}

const sequence = (...parts: Buffer[]): Buffer => der(0x30, ...parts);
const id = (hex: string): Buffer => der(0x06, Buffer.from(hex, 'hex'));
const octets = (body: Buffer): Buffer => der(0x04, body);
const bits = (body: Buffer): Buffer => der(0x03, Buffer.from([0]), body);
const time = (at: number): Buffer => {
  const stamp = new Date(at).toISOString().replace(/[-:T]|\.\d+/g, '');
  return der(0x18, Buffer.from(stamp));
};

const COMMON_NAME = id('550403');
const ECDSA_SHA256 = sequence(id('2a8648ce3d040302'));
const BASIC_CONSTRAINTS = id('551d13');
const ALTERNATIVE_NAME = id('551d11');
const TRUE = Buffer.from([0x01, 0x01, 0xff]);
const HOST = Buffer.from('localhost');
const DAY = 86_400_000;

export function certificate(): { key: string; cert: string } {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const name = sequence(der(0x31, sequence(COMMON_NAME, der(0x0c, HOST))));
  const extensions = sequence(
    sequence(BASIC_CONSTRAINTS, TRUE, octets(sequence(TRUE))),
    sequence(ALTERNATIVE_NAME, octets(sequence(der(0x82, HOST)))),
  );
  const body = sequence(
    der(0xa0, der(0x02, Buffer.from([2]))),
    der(0x02, Buffer.concat([Buffer.from([1]), randomBytes(8)])),
    ECDSA_SHA256,
    name,
    sequence(time(Date.now() - DAY), time(Date.now() + DAY)),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    der(0xa3, extensions),
  );
  const whole = sequence(body, ECDSA_SHA256, bits(createSign('sha256').update(body).sign(privateKey)));
  const lines = whole.toString('base64').match(/.{1,64}/g)!;
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }) as string,
    cert: ['-----BEGIN CERTIFICATE-----', ...lines, '-----END CERTIFICATE-----', ''].join('\n'),
  };
}
