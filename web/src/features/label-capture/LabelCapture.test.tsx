import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { show } from "../../ui/test/show.tsx";
import { findBarcode } from "./findBarcode.ts";
import { LabelCapture } from "./LabelCapture.tsx";
import type * as shrinking from "./shrinkPhoto.ts";
import { BlackFrame, Panorama, shrinkFile, shrinkFrame } from "./shrinkPhoto.ts";

vi.mock("./shrinkPhoto.ts", async (original) => ({
  ...(await original<typeof shrinking>()),
  shrinkFile: vi.fn(),
  shrinkFrame: vi.fn(),
}));

vi.mock("./findBarcode.ts", () => ({ findBarcode: vi.fn() }));

const jpeg = new ArrayBuffer(8);

beforeEach(() => {
  vi.mocked(shrinkFile).mockReset().mockResolvedValue(jpeg);
  vi.mocked(findBarcode).mockReset().mockResolvedValue(undefined);
});

describe("choosing a file", () => {
  // Spec 2.41
  test("a chosen label picture is shown before it is submitted", async () => {
    const { person, onPhoto } = showPanel();

    await person.upload(screen.getByLabelText("Upload Image", { selector: "input" }), picture());
    await screen.findByRole("button", { name: "Retake" });
    expect(onPhoto).not.toHaveBeenCalled();
    await person.click(screen.getByRole("button", { name: "Analyze Label" }));

    expect(onPhoto).toHaveBeenCalledExactlyOnceWith(jpeg);
  });

  // Spec 4.7
  test("after Retake, the same file can be chosen again", async () => {
    const { person } = showPanel();
    const file = picture();
    const chooser = () => screen.getByLabelText("Upload Image", { selector: "input" });
    await person.upload(chooser(), file);

    await person.click(await screen.findByRole("button", { name: "Retake" }));
    expect(chooser()).toHaveProperty("value", "");
    await person.upload(chooser(), file);

    await screen.findByRole("button", { name: "Retake" });
  });

  test("Retake clears the barcode that was found in the picture", async () => {
    const { person, onBarcode } = showPanel();
    vi.mocked(findBarcode).mockResolvedValueOnce("4006381333931");

    await person.upload(screen.getByLabelText("Upload Image", { selector: "input" }), picture());
    await waitFor(() => {
      expect(onBarcode).toHaveBeenLastCalledWith("4006381333931");
    });
    await person.click(await screen.findByRole("button", { name: "Retake" }));

    expect(onBarcode).toHaveBeenLastCalledWith(undefined);
  });

  test("a barcode that the discarded photo shows is ignored after Retake", async () => {
    const { person, onBarcode } = showPanel();
    let find: (digits: string) => void = () => undefined;
    vi.mocked(findBarcode).mockReturnValueOnce(new Promise((resolve) => (find = resolve)));

    await person.upload(screen.getByLabelText("Upload Image", { selector: "input" }), picture());
    await person.click(await screen.findByRole("button", { name: "Retake" }));
    await act(async () => {
      find("4006381333931");
      await Promise.resolve();
    });

    expect(onBarcode).not.toHaveBeenCalledWith("4006381333931");
  });

  test("'Read on this device' passes the picture to the local reader", async () => {
    const { person, onPhoto, onReadHere } = showPanel();

    await person.upload(screen.getByLabelText("Upload Image", { selector: "input" }), picture());
    await person.click(await screen.findByRole("button", { name: "Read on this device" }));

    expect(onReadHere).toHaveBeenCalledExactlyOnceWith(jpeg);
    expect(onPhoto).not.toHaveBeenCalled();
  });

  test("a back-label picture cannot be uploaded, only read on this device", async () => {
    const { person } = showPanel({ side: "back" });

    await person.upload(screen.getByLabelText("Upload Image", { selector: "input" }), picture());
    await screen.findByRole("button", { name: "Read on this device" });

    expect(screen.queryByRole("button", { name: "Analyze Label" })).toBeNull();
    expect(screen.queryByRole("button", { name: "Upload Wine Photo" })).toBeNull();
  });

  // Spec 2.41
  test("'Upload Wine Photo' submits the picture immediately", async () => {
    const { person, onPhoto } = showPanel();

    await person.upload(
      screen.getByLabelText("Upload Wine Photo", { selector: "input" }),
      picture(),
    );

    await waitFor(() => {
      expect(onPhoto).toHaveBeenCalledExactlyOnceWith(jpeg);
    });
  });

  test.each([["dropped on the panel"], ["shared with the app"]])(
    "a picture that is %s is submitted without another tap",
    async (how) => {
      const shared = how === "shared with the app" ? picture() : undefined;
      const { onPhoto } = showPanel({ offered: shared });

      if (!shared) {
        fireEvent.drop(screen.getByRole("region", { name: "Capture Wine Label" }), {
          dataTransfer: { files: [picture()] },
        });
      }

      await waitFor(() => {
        expect(onPhoto).toHaveBeenCalledExactlyOnceWith(jpeg);
      });
    },
  );

  test("dropping a picture on the label panel opens no second form", () => {
    showPanel();
    const seen = vi.fn();
    const onDrop = ({ defaultPrevented }: Event) => {
      seen(defaultPrevented);
    };
    window.addEventListener("drop", onDrop, { once: true });

    fireEvent.drop(screen.getByRole("region", { name: "Capture Wine Label" }), {
      dataTransfer: { files: [picture()] },
    });

    expect(seen).toHaveBeenCalledExactlyOnceWith(true);
  });

  // Spec 5.8
  test("a file that is not a picture is silently ignored", async () => {
    const { person } = showPanel({ applyAccept: false });

    await person.upload(
      screen.getByLabelText("Upload Image", { selector: "input" }),
      new File(["%PDF"], "list.pdf", { type: "application/pdf" }),
    );

    expect(shrinkFile).not.toHaveBeenCalled();
    expect(screen.queryByRole("alert")).toBeNull();
    screen.getByRole("button", { name: "Use Camera" });
  });

  // Spec 5.8, 10.81
  test("a picture above 10 MB is refused with a message", async () => {
    const { person } = showPanel();
    const large = picture();
    Object.defineProperty(large, "size", { value: 10_485_761 });

    await person.upload(screen.getByLabelText("Upload Image", { selector: "input" }), large);

    expect((await screen.findByRole("alert")).textContent).toBe(
      "This photo is larger than 10 MB. Please choose a smaller one, or take one with Use Camera.",
    );
    expect(shrinkFile).not.toHaveBeenCalled();
  });

  // Spec 8.13
  test("an unreadable picture shows a message", async () => {
    vi.mocked(shrinkFile).mockRejectedValue(new Error("not a picture"));
    const { person } = showPanel();

    await person.upload(screen.getByLabelText("Upload Image", { selector: "input" }), picture());

    expect((await screen.findByRole("alert")).textContent).toBe(
      "Failed to process image. Please try a different photo.",
    );
  });
});

// Spec 10.81
test("an unreadable HEIC photo shows a message with advice", async () => {
  vi.mocked(shrinkFile).mockRejectedValue(new DOMException("", "InvalidStateError"));
  const { person } = showPanel();
  const heic = new File(["\0\0\0\x18ftypheic"], "IMG_0001.HEIC", { type: "image/heic" });

  await person.upload(screen.getByLabelText("Upload Image", { selector: "input" }), heic);

  expect((await screen.findByRole("alert")).textContent).toBe(
    "Failed to process image. Please try a different photo. This browser can't open HEIC photos. " +
      "Save the photo as JPEG first, or take one with Use Camera.",
  );
});

// Spec 10.81
test("a panorama is refused with a message", async () => {
  vi.mocked(shrinkFile).mockRejectedValue(new Panorama());
  const { person } = showPanel();

  await person.upload(screen.getByLabelText("Upload Image", { selector: "input" }), picture());

  expect((await screen.findByRole("alert")).textContent).toBe(
    "This picture is a panorama. Crop it to the label first, or take a photo with Use Camera.",
  );
});

// Spec 10.81
test("a file without a type is recognized by its bytes", async () => {
  const { person } = showPanel({ applyAccept: false });
  const chooser = screen.getByLabelText("Upload Image", { selector: "input" });

  await person.upload(chooser, new File(["%PDF-1.7"], "list", { type: "" }));
  expect(shrinkFile).not.toHaveBeenCalled();
  expect(screen.queryByRole("alert")).toBeNull();
  const bytes = new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46, 0, 1]);
  await person.upload(chooser, new File([bytes], "1000", { type: "application/octet-stream" }));

  await screen.findByRole("button", { name: "Retake" });
});

describe("the camera", () => {
  // Spec 2.42, 3.6, 4.8
  test("Use Camera requests the rear camera once, and Cancel stops the camera", async () => {
    const { stop, getUserMedia } = withCamera();
    const { person } = showPanel();

    await person.click(screen.getByRole("button", { name: "Use Camera" }));
    screen.getByText("Position bottle in frame");
    await person.click(screen.getByRole("button", { name: "Cancel" }));

    expect(getUserMedia).toHaveBeenCalledOnce();
    expect(getUserMedia.mock.calls[0]?.[0]).toMatchObject({
      video: {
        facingMode: { ideal: "environment" },
        width: { ideal: 600, max: 800 },
        height: { ideal: 800, max: 1200 },
        aspectRatio: { ideal: 0.75 },
      },
    });
    expect(stop).toHaveBeenCalled();
    screen.getByRole("button", { name: "Use Camera" });
  });

  test("the capture button is disabled until the camera's first frame", async () => {
    withCamera();
    vi.mocked(shrinkFrame).mockResolvedValue(jpeg);
    const { person } = showPanel();

    await person.click(screen.getByRole("button", { name: "Use Camera" }));
    const capture = screen.getByRole("button", { name: "Capture Photo" });
    expect(capture.getAttribute("aria-disabled")).toBe("true");
    await person.click(capture);
    expect(shrinkFrame).not.toHaveBeenCalled();

    fireEvent.loadedData(screen.getByLabelText("Live camera"));
    expect(capture.getAttribute("aria-disabled")).toBe("false");
    await person.click(capture);

    await screen.findByRole("button", { name: "Analyze Label" });
  });

  test("a black camera picture is refused", async () => {
    withCamera();
    vi.mocked(shrinkFrame).mockRejectedValue(new BlackFrame());
    const { person } = showPanel();

    await person.click(screen.getByRole("button", { name: "Use Camera" }));
    fireEvent.loadedData(screen.getByLabelText("Live camera"));
    await person.click(screen.getByRole("button", { name: "Capture Photo" }));

    expect((await screen.findByRole("alert")).textContent).toContain("The picture is all black");
    screen.getByRole("button", { name: "Use Camera" });
  });

  // Spec 8.12
  test("if camera access is denied, an error message suggests file upload", async () => {
    withCamera(new DOMException("No", "NotAllowedError"));
    const { person } = showPanel();

    await person.click(screen.getByRole("button", { name: "Use Camera" }));

    expect((await screen.findByRole("alert")).textContent).toBe(
      "Could not access camera. Please use file upload instead.",
    );
  });
});

// Spec 2.43
test("while a label is read, the panel is disabled and shows 'Analyzing Label...'", async () => {
  const { person } = showPanel({ analyzing: true });

  expect(screen.getByRole("button", { name: "Use Camera" })).toHaveProperty("disabled", true);
  await person.upload(screen.getByLabelText("Upload Image", { selector: "input" }), picture());

  const analyze = await screen.findByRole("button", { name: "Analyzing Label..." });
  expect(analyze).toHaveProperty("disabled", true);
  expect(screen.getByRole("button", { name: "Retake" })).toHaveProperty("disabled", true);
});

interface Panel {
  readonly analyzing?: boolean;
  readonly applyAccept?: boolean;
  readonly side?: "front" | "back";
  readonly offered?: Blob | undefined;
}

function showPanel(panel: Panel = {}) {
  const { analyzing = false, applyAccept = true, side = "front", offered } = panel;
  const [onPhoto, onReadHere, onBarcode] = [vi.fn(), vi.fn(), vi.fn()];
  const { person } = show(
    <LabelCapture
      active
      analyzing={analyzing}
      side={side}
      offered={offered}
      onPhoto={onPhoto}
      onReadHere={onReadHere}
      onRetake={vi.fn()}
      onBarcode={onBarcode}
    />,
  );
  return {
    person: applyAccept ? person : person.setup({ applyAccept }),
    onPhoto,
    onReadHere,
    onBarcode,
  };
}

const picture = () => new File(["pixels"], "label.png", { type: "image/png" });

function withCamera(refusal?: Error) {
  const stop = vi.fn();
  const track = Object.assign(new EventTarget(), { stop });
  const stream = Object.assign(new MediaStream(), { getTracks: () => [track] });
  const getUserMedia = vi.fn<MediaDevices["getUserMedia"]>(() =>
    refusal ? Promise.reject(refusal) : Promise.resolve(stream),
  );
  Object.defineProperty(navigator, "mediaDevices", { configurable: true, value: { getUserMedia } });
  return { stop, getUserMedia };
}
