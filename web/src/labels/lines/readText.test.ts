import { describe, expect, test } from "vitest";
import { type CharacterOdds, decodeText } from "./decodeText.ts";
import { detectorInput } from "./detectorInput.ts";
import { type Pixels, readingSize } from "../photo/Pixels.ts";
import { type Recogniser, readText, type TextModels } from "./readText.ts";

describe("the text of a line", () => {
  const alphabet = ["A", "B"];

  test("decoding merges repeated characters unless a blank separates them", () => {
    const odds = oddsOf([1, 1, 0, 1, 2, 3], 4);
    const { text, confidence } = decodeText(odds, alphabet);
    expect(text).toBe("AAB ");
    expect(confidence).toBeCloseTo(0.9);
  });

  test("a line of only blanks decodes to empty text with confidence 0", () => {
    expect(decodeText(oddsOf([0, 0], 4), alphabet)).toEqual({ text: "", confidence: 0 });
  });
});

describe("reading a photo", () => {
  test("a photo's lines are listed from the top, with relative positions", async () => {
    const { lines } = await readText(modelsSeeing([20, 60]), photo(100, 80));
    expect(lines.map(({ text }) => text)).toEqual(["A", "A"]);
    expect(lines[0]?.y).toBeCloseTo(20 / 80, 1);
    expect(lines[1]?.y).toBeCloseTo(60 / 80, 1);
    expect(lines[0]?.x).toBeCloseTo(0.5, 1);
  });

  test("a photo without text gives no lines", async () => {
    expect((await readText(modelsSeeing([]), photo(100, 80))).lines).toEqual([]);
  });

  test("lines with low confidence are left out", async () => {
    const { lines } = await readText(modelsSeeing([40], alwaysA(0.3)), photo(100, 80));
    expect(lines).toEqual([]);
  });

  test("a doubtful line is also read in a closer crop", async () => {
    const seen: number[] = [];
    const recognise: Recogniser = (cut) => {
      seen.push(cut.width);
      return Promise.resolve({ text: seen.length === 1 ? "A" : "AA", confidence: 0.9 });
    };
    const { lines } = await readText(modelsSeeing([40], recognise), photo(100, 80));

    expect(lines[0]).toMatchObject({ text: "A", closer: { text: "AA" } });
    expect(seen[1]).toBeGreaterThan(seen[0] ?? Infinity);
  });

  test("lines with high or very low confidence are read only once", async () => {
    for (const confidence of [0.99, 0.6]) {
      const { lines } = await readText(modelsSeeing([40], alwaysA(confidence)), photo(100, 80));
      expect(lines[0]?.text).toBe("A");
      expect(lines[0]?.closer).toBeUndefined();
    }
  });

  test("two recognisers read lines in parallel, each line once", async () => {
    const busy = { now: 0, most: 0, times: 0 };
    const recognise: Recogniser = async (line) => {
      busy.most = Math.max(busy.most, ++busy.now);
      busy.times += 1;
      const read = await alwaysA(0.99)(line);
      busy.now -= 1;
      return read;
    };
    const models = { ...modelsSeeing([15, 40, 65]), recognisers: [recognise, recognise] };

    const { lines } = await readText(models, photo(100, 80));

    expect(lines.map(({ text }) => text)).toEqual(["A", "A", "A"]);
    expect(busy).toMatchObject({ most: 2, times: 3 });
  });

  test("in a photo full of text, only the largest lines are read", async () => {
    const rows = Array.from({ length: 60 }, (_, at) => 15 + 20 * at);
    const { lines } = await readText(modelsSeeing(rows, alwaysA(0.99), 700), photo(800, 1_215));

    expect(lines.length).toBeGreaterThan(0);
    expect(lines.length).toBeLessThan(10);
  });

  // Spec 10.86
  test("an upside-down photo is rotated before reading", async () => {
    const onItsHead = photo(100, 80);
    // Darkens the right half. After a half turn, the left half is dark. The recogniser below is
    // confident only if the left half is dark.
    for (let at = 0; at < onItsHead.bytes.length; at++) {
      if (Math.floor(at / 4) % 100 >= 50) onItsHead.bytes[at] = 0;
    }
    const recognise: Recogniser = ({ values, width }) => {
      const isUpright = (values[0] ?? 1) < (values[width - 1] ?? 0);
      return Promise.resolve({ text: "A", confidence: isUpright ? 0.99 : 0.6 });
    };

    const { lines } = await readText(modelsSeeing([40], recognise), onItsHead);

    expect(lines[0]?.confidence).toBeCloseTo(0.99);
  });

  test("a photo is not rotated if rotation hardly improves its text's confidence", async () => {
    const seen: number[] = [];
    const hardly: Recogniser = () => {
      seen.push(seen.length);
      return Promise.resolve({ text: "A", confidence: seen.length === 2 ? 0.62 : 0.6 });
    };

    const { lines } = await readText(modelsSeeing([20], hardly), photo(100, 80));

    expect(lines[0]?.y).toBeCloseTo(20 / 80, 1);
    expect(seen).toHaveLength(2);
  });

  test("the reading progress rises steadily to 1", async () => {
    const shares: number[] = [];
    await readText(modelsSeeing([20, 60]), photo(100, 80), (share) => shares.push(share));
    expect(shares).toEqual([...shares].sort((a, b) => a - b));
    expect(shares.at(-1)).toBe(1);
  });
});

test("a photo is padded for the detector, but not scaled", () => {
  const { width, height, values } = detectorInput(photo(100, 80));
  expect([width, height]).toEqual([128, 96]);
  expect(values).toHaveLength(3 * 128 * 96);
  expect(values[0]).toBeCloseTo((1 - 0.485) / 0.229);
  expect(values[127]).toBe(0);
});

test("only photos above 800 pixels are scaled down for reading", () => {
  expect(readingSize(3000, 4000)).toEqual({ width: 600, height: 800 });
  expect(readingSize(480, 640)).toEqual({ width: 480, height: 640 });
});

function photo(width: number, height: number): Pixels {
  return { width, height, bytes: new Uint8Array(width * height * 4).fill(255) };
}

const alwaysA =
  (confidence: number): Recogniser =>
  () =>
    Promise.resolve({ text: "A", confidence });

function modelsSeeing(
  heights: readonly number[],
  recogniser = alwaysA(0.9),
  right = 80,
): TextModels {
  return {
    detect: ({ width, height }) => {
      const likelihoods = Float32Array.from({ length: width * height }, (_, at) => {
        const [x, y] = [at % width, Math.floor(at / width)];
        const isText = x > 20 && x < right && heights.some((middle) => Math.abs(y - middle) < 5);
        return isText ? 0.9 : 0;
      });
      return Promise.resolve({ width, height, likelihoods });
    },
    recognisers: [recogniser],
  };
}

function oddsOf(best: readonly number[], characters: number, likelihood = 0.9): CharacterOdds {
  const likelihoods = new Float32Array(best.length * characters);
  best.forEach((character, step) => {
    likelihoods[step * characters + character] = likelihood;
  });
  return { steps: best.length, characters, likelihoods };
}
