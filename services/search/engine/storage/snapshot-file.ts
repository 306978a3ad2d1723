import { closeSync, fstatSync, fsyncSync, mkdirSync, openSync, readSync, renameSync, rmSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import { Deserializer, Serializer } from 'node:v8';
import { crc32 } from 'node:zlib';
import type { Json } from '../json';
import { type Classes, pack, type Packed, unpack } from './transfer';

/**
 * A file of a value with its typed arrays: a mark, the length of the header, the header of JSON, its checksum, the
 * objects, the bytes of each array as they are in memory, and the checksum of everything.
 */
const mark = Buffer.from('SEARCH01');
const numberSize = 4;
/** Larger reads and writes would exceed the limit of the system. */
const partMax = 1 << 26;

const kinds = { Uint8Array, Uint16Array, Uint32Array, Int32Array, Float32Array, Float64Array } as const;
type Kind = keyof typeof kinds;
type Typed = InstanceType<(typeof kinds)[Kind]>;

interface Header {
  info: Json;
  /** Bytes of the objects. */
  objects: number;
  arrays: (readonly [kind: Kind, length: number])[];
}

/** The file is torn, or not of this format. */
export class UnreadableSnapshot extends Error {}

const bytesOf = (array: Typed): Uint8Array => new Uint8Array(array.buffer, array.byteOffset, array.byteLength);

/** Writes objects, and collects their arrays, which are written as they are. */
class ObjectWriter extends Serializer {
  readonly arrays: Typed[] = [];

  constructor() {
    super();
    this._setTreatArrayBufferViewsAsHostObjects(true);
  }

  _writeHostObject(array: Typed): void {
    this.writeUint32(this.arrays.length);
    this.arrays.push(array);
  }
}

class ObjectReader extends Deserializer {
  constructor(
    bytes: Buffer,
    private readonly arrays: readonly Typed[],
  ) {
    super(bytes);
  }

  _readHostObject(): Typed | undefined {
    return this.arrays[this.readUint32()];
  }
}

/** A file with the checksum of what was read or written so far. */
class CheckedFile {
  checksum = 0;

  constructor(private readonly descriptor: number) {}

  write(bytes: Uint8Array): void {
    this.include(bytes);
    for (let at = 0; at < bytes.length;)
      at += writeSync(this.descriptor, bytes, at, Math.min(partMax, bytes.length - at));
  }

  fill<T extends Uint8Array>(bytes: T): T {
    for (let at = 0; at < bytes.length;) {
      const read = readSync(this.descriptor, bytes, at, Math.min(partMax, bytes.length - at), null);
      if (read === 0) throw new UnreadableSnapshot('it ends too early');
      at += read;
    }
    this.include(bytes);
    return bytes;
  }

  writeNumber(number: number): void {
    const bytes = Buffer.alloc(numberSize);
    bytes.writeUInt32LE(number);
    this.write(bytes);
  }

  readNumber(): number {
    return this.fill(Buffer.alloc(numberSize)).readUInt32LE();
  }

  /** Ends a part that can be read on its own. */
  writeChecksum(): void {
    this.writeNumber(this.checksum);
  }

  check(): void {
    const { checksum } = this;
    if (this.readNumber() !== checksum) throw new UnreadableSnapshot('its checksum differs');
  }

  writeHeader(header: Header): void {
    const json = Buffer.from(JSON.stringify(header));
    this.write(mark);
    this.writeNumber(json.length);
    this.write(json);
    this.writeChecksum();
  }

  readHeader(): Header {
    if (!this.fill(Buffer.alloc(mark.length)).equals(mark)) throw new UnreadableSnapshot('it has another format');
    const length = this.readNumber();
    if (length > fstatSync(this.descriptor).size) throw new UnreadableSnapshot('it ends too early');
    const json = this.fill(Buffer.alloc(length));
    this.check();
    return JSON.parse(json.toString('utf8')) as Header;
  }

  /** The function forgets the checksum when there is nothing to add. */
  private include(bytes: Uint8Array): void {
    if (bytes.length > 0) this.checksum = crc32(bytes, this.checksum);
  }
}

function opened<T>(path: string, work: (file: CheckedFile) => T): T {
  const descriptor = openSync(path, 'r');
  try {
    return work(new CheckedFile(descriptor));
  } finally {
    closeSync(descriptor);
  }
}

/** Replaces the file when the new one is complete and on the disk. */
export function writeSnapshot(path: string, info: Json, value: object, classes: Classes): void {
  const writer = new ObjectWriter();
  writer.writeHeader();
  writer.writeValue(pack(value, classes).packed);
  const objects = writer.releaseBuffer();
  const { arrays } = writer;
  const header: Header = {
    info,
    objects: objects.length,
    arrays: arrays.map(array => [array.constructor.name as Kind, array.length]),
  };
  const unfinished = `${path}.new`;
  mkdirSync(dirname(path), { recursive: true });
  const descriptor = openSync(unfinished, 'w', 0o600);
  try {
    const file = new CheckedFile(descriptor);
    file.writeHeader(header);
    file.write(objects);
    for (const array of arrays) file.write(bytesOf(array));
    file.writeChecksum();
    fsyncSync(descriptor);
  } catch (error) {
    rmSync(unfinished, { force: true });
    throw error;
  } finally {
    closeSync(descriptor);
  }
  renameSync(unfinished, path);
  syncFolder(dirname(path));
}

/** The new name of a file lasts when its folder is on the disk. */
function syncFolder(folder: string): void {
  const descriptor = openSync(folder, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

/** What was written with the value; the value itself is not checked. */
export const readSnapshotInfo = (path: string): Json => opened(path, file => file.readHeader().info);

/**
 * Reads a value with its typed arrays.
 * @throws {UnreadableSnapshot} when a byte differs from what was written
 */
export function readSnapshot(path: string, classes: Classes): { info: Json; value: unknown } {
  return opened(path, file => {
    const header = file.readHeader();
    const objects = file.fill(Buffer.alloc(header.objects));
    const arrays = header.arrays.map(([kind, length]) => {
      const array = new kinds[kind](length);
      file.fill(bytesOf(array));
      return array;
    });
    file.check();
    const reader = new ObjectReader(objects, arrays);
    reader.readHeader();
    return { info: header.info, value: unpack(reader.readValue() as Packed, classes) };
  });
}
